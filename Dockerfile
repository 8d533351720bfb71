# The whole of Nestling but its database: api, gateway and portal under one starter. See docs/run-in-production.md.
FROM node:24-bookworm-slim AS build
WORKDIR /nestling
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /nestling
RUN useradd --system --uid 10001 --home-dir /data nestling && install -d -o nestling -g nestling /data
COPY --from=build /nestling /nestling
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 GATEWAY_PORT=4100 DATA_DIR=/data SEED=none
USER nestling
VOLUME /data
EXPOSE 4000 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run.mjs", "start"]
