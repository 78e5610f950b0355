"""The OpenAPI document as a file, from which the browser client's types are generated.

`python -m semiramis.server.write_openapi` writes it; then `npm run types` in `web/` writes the types. Checks fail when
either file is stale.
"""

import json
import sys
from pathlib import Path

from semiramis.server.app import create_app
from semiramis.server.settings import Settings

FILE = Path(__file__).parents[3] / "web" / "src" / "api" / "openapi.gen.json"


def openapi_text() -> str:
    """The OpenAPI document of the server as it is written to the file."""
    document = create_app(Settings(Path("unused"))).openapi()
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(openapi_text(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
