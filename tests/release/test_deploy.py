"""Files for hosts: each fits its schema, and names only options, metrics and services that there are."""

import configparser
import json
import re
import shlex
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import typer
import yaml

from semiramis.cli.main import app
from semiramis.server.app import make_service
from semiramis.server.metrics import metrics_text
from semiramis.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"


def read_yaml(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def serve_options() -> set[str]:
    command: Any = typer.main.get_command(app)
    return {name for option in command.commands["serve"].params for name in option.opts}


def expect_options(args: list[str]) -> None:
    given = {arg.partition("=")[0] for arg in args if arg.startswith("--")}
    assert given <= serve_options()


def test_the_compose_file_fits_its_schema_and_itself() -> None:
    schema = json.loads((files("check_jsonschema") / "builtin_schemas/vendor/compose-spec.json").read_text())
    compose = read_yaml("compose.yaml")
    jsonschema.validate(compose, schema)
    services = compose["services"]
    nodes = {name: service for name, service in services.items() if service.get("image") == "${IMAGE:-semiramis}"}
    assert len(nodes) == 2
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    for name, node in nodes.items():
        expect_options(node["command"])
        options = dict(zip(node["command"][::2], node["command"][1::2], strict=True))
        assert ["--allow-host", name] in [node["command"][at : at + 2] for at in range(0, len(node["command"]), 2)]
        assert options["--node-url"] == f"http://{name}:8765"
        assert options["--trusted-proxy"] == proxy
        assert set(node["depends_on"]) <= set(services)
        assert {"SEMIRAMIS_DATABASE", "SEMIRAMIS_BUS"} <= set(node["environment"])
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    upstreams = {f"{name}:8765" for name in nodes}
    assert set(re.findall(r"app\d:\d+", caddy)) == upstreams
    assert "health_uri /readyz" in caddy
    assert set(read_yaml("prometheus.yml")["scrape_configs"][0]["static_configs"][0]["targets"]) == upstreams
    for service in services.values():
        for mounted in service.get("volumes", ()):
            source = mounted.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"]
    wanted = set(re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert wanted <= set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), flags=re.M))


def metric_names(tmp_path: Path) -> set[str]:
    service = make_service(Settings(tmp_path))
    try:
        page = metrics_text(service, 0).decode()
    finally:
        service.pool.close()
        service.work.close()
        service.store.close()
    return set(re.findall(r"^(semiramis_\w+)", page, flags=re.M))


def test_plots_and_alerts_ask_for_counts_that_there_are(tmp_path: Path) -> None:
    known = metric_names(tmp_path) | {
        "semiramis_tables_owned", "semiramis_leases_lost_total", "semiramis_bus_dropped_total",
        "semiramis_changes_total",
    }  # fmt: skip
    (group,) = read_yaml("alerts.yml")["groups"]
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [rule["expr"] for rule in group["rules"]]
    asked += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) > 12
    assert {name for expr in asked for name in re.findall(r"semiramis_\w+", expr)} <= known
    assert all(rule["annotations"]["summary"].endswith(".") for rule in group["rules"])
    places = [tuple(panel["gridPos"][name] for name in "xy") for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_the_unit_of_systemd_runs_a_command_that_there_is() -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "semiramis.service", encoding="utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, command, *args = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("semiramis", "serve")
    expect_options(args)
    assert args[args.index("--data") + 1] == f"/var/lib/{unit['Service']['StateDirectory']}"


def manifests() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all((DEPLOY / "kubernetes" / "semiramis.yaml").read_text(encoding="utf-8")))


def test_the_manifests_name_each_other() -> None:
    kinds = {each["kind"]: each for each in manifests()}
    assert set(kinds) == {"Deployment", "Service", "PodDisruptionBudget", "Ingress"}
    pod = kinds["Deployment"]["spec"]["template"]
    (container,) = pod["spec"]["containers"]
    expect_options(container["args"])
    labels = pod["metadata"]["labels"]
    assert kinds["Service"]["spec"]["selector"] == labels
    assert kinds["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert kinds["Deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert {mount["name"] for mount in container["volumeMounts"]} == {each["name"] for each in pod["spec"]["volumes"]}
    assert pod["spec"]["terminationGracePeriodSeconds"] > 10 + container["lifecycle"]["preStop"]["sleep"]["seconds"]


@pytest.mark.long
def test_the_manifests_fit_the_schemas_of_kubernetes() -> None:
    import kubernetes_validate

    for each in manifests():
        assert kubernetes_validate.validate(each, "1.33", strict=True) in (None, True, "1.33")
