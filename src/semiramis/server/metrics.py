"""The /metrics page, in the text format of Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from semiramis.server.service.table_service import TableService


class ServiceCollector(Collector):
    """Reads the counts of a service when Prometheus asks."""

    def __init__(self, service: TableService, size: int) -> None:
        self.service = service
        self.size = size

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        service = self.service
        yield GaugeMetricFamily("semiramis_tables_in_memory", "Tables kept in memory.", len(service.residency.tables))
        yield GaugeMetricFamily("semiramis_streams", "Listeners to tables.", service.subscriptions.count())
        yield GaugeMetricFamily("semiramis_data_bytes", "Size of everything stored.", self.size)
        writing = "Whether the last heartbeat could be stored."
        yield GaugeMetricFamily("semiramis_storing", writing, int(service.timers.is_writing))
        yield CounterMetricFamily("semiramis_events", "Events stored and sent.", service.counts.events)
        yield CounterMetricFamily("semiramis_table_loads", "Tables loaded from the store.", service.residency.loads)
        kinds = CounterMetricFamily("semiramis_changes", "Changes of tables by kind.", labels=["kind"])
        for kind, count in sorted(service.counts.by_kind.items()):
            kinds.add_metric([kind], count)
        yield kinds
        if service.ownership.is_shared:
            yield GaugeMetricFamily("semiramis_tables_owned", "Tables this node owns.", len(service.ownership.held()))
            lost = getattr(service.ownership, "lost", 0)
            yield CounterMetricFamily("semiramis_leases_lost", "Leases of this node that have run out.", lost)
            dropped = getattr(service.bus, "dropped", 0)
            yield CounterMetricFamily("semiramis_bus_dropped", "Messages to other nodes that were dropped.", dropped)
        stats = service.pool.stats
        yield CounterMetricFamily("semiramis_bot_jobs", "Decisions asked of bots.", stats.jobs)
        waiting = GaugeMetricFamily("semiramis_bot_queue", "Decisions that wait for a bot.", labels=["rank"])
        for rank, count in stats.waiting.items():
            waiting.add_metric([rank.name.lower()], count)
        yield waiting
        yield CounterMetricFamily("semiramis_bot_waiting_seconds", "Seconds that decisions have waited.", stats.waited)
        longest = "Seconds that the decision which waits longest has waited so far."
        yield GaugeMetricFamily("semiramis_bot_longest_wait_seconds", longest, stats.longest)
        yield CounterMetricFamily("semiramis_bot_fallbacks", "Decisions made for a bot that failed.", stats.fallbacks)
        yield CounterMetricFamily("semiramis_bot_workers_replaced", "Worker processes replaced.", stats.replaced)


def metrics_text(service: TableService, size: int) -> bytes:
    """The metrics page; `size` is that of the database in bytes."""
    registry = CollectorRegistry()
    registry.register(ServiceCollector(service, size))
    return generate_latest(registry)
