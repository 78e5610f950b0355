"""What /metrics shows, in the text format of Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from semiramis.server.tables.service import Hub


class HubCollector(Collector):
    """Reads the counts off a hub when asked."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def collect(self) -> Iterator[Metric]:
        """All counts."""
        hub = self.hub
        yield GaugeMetricFamily("semiramis_tables_in_memory", "Tables kept in memory.", len(hub.tables))
        yield GaugeMetricFamily("semiramis_streams", "Listeners to tables.", hub.streams.count())
        yield CounterMetricFamily("semiramis_events", "Events stored and sent.", hub.tally.events)
        yield CounterMetricFamily("semiramis_table_loads", "Tables loaded from the store.", hub.tally.loads)
        kinds = CounterMetricFamily("semiramis_changes", "Changes of tables by kind.", labels=["kind"])
        for kind, count in sorted(hub.tally.commands.items()):
            kinds.add_metric([kind], count)
        yield kinds
        stats = hub.pool.stats
        yield CounterMetricFamily("semiramis_bot_jobs", "Decisions asked of bots.", stats.jobs)
        yield CounterMetricFamily("semiramis_bot_fallbacks", "Decisions made for a bot that failed.", stats.fallbacks)
        yield CounterMetricFamily("semiramis_bot_workers_replaced", "Worker processes replaced.", stats.replaced)


def metrics_text(hub: Hub) -> bytes:
    """The page."""
    registry = CollectorRegistry()
    registry.register(HubCollector(hub))
    return generate_latest(registry)
