# syntax=docker/dockerfile:1

# Builds web, engine and server, then leaves only the packages that the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci \
    && npm run build \
    && npm prune --omit=dev \
    && rm -rf apps/web/src apps/workbench scripts node_modules/.cache

FROM node:24-bookworm-slim
# PostgreSQL asks for the name of its user; under a number without one, libnss-wrapper answers.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libnss-wrapper \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -m 1777 /data
WORKDIR /app
COPY --from=build /app .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/compiled
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
    CMD ["node", "deploy/healthy.mjs"]
ENTRYPOINT ["/bin/sh", "deploy/start.sh"]
