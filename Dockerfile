# The server as a container image, from the wheels that `make dist` has written:
#   make dist && docker build --build-arg VERSION=0.1.0 --tag semiramis .
#   docker run --publish 8765:8765 --volume semiramis:/data semiramis
FROM python:3.13-slim-bookworm AS install
ARG VERSION
COPY dist/*.whl /dist/
# pip takes the wheel of the image's platform, with its compiled rules
RUN python -m venv /opt/semiramis && \
    /opt/semiramis/bin/pip install --no-cache-dir --find-links /dist --only-binary semiramis "semiramis[postgres,redis]==$VERSION" && \
    /opt/semiramis/bin/pip uninstall --yes pip

FROM python:3.13-slim-bookworm
ARG VERSION
LABEL org.opencontainers.image.title="Semiramis" \
      org.opencontainers.image.description="Amyitis, Babylon and Ishtar in the browser, with friends or against bots" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION"
RUN useradd --system --uid 10001 --home-dir /data --create-home semiramis
COPY --from=install /opt/semiramis /opt/semiramis
ENV PATH=/opt/semiramis/bin:$PATH PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
ENTRYPOINT ["semiramis", "serve", "--host", "0.0.0.0", "--data", "/data"]
