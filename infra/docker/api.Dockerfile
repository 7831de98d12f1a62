# The API, its worker and classifier, migrations, samples and the operator's commands: one image, eight entry points
# (dist/server.js, dist/worker.js, dist/classifier.js, dist/migrate.js, dist/seed.js, dist/plant-places.js, ops/admin.js, ops/places.js). Built from the top of the repository: docker build -f infra/docker/api.Dockerfile .
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /repository
# Manifests first, so that a change in the sources does not fetch the packages again.
COPY scripts/tools scripts/tools
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .nvmrc ./
COPY apps/api/package.json apps/api/package.json
COPY ops/package.json ops/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/classifier/package.json packages/classifier/package.json
COPY packages/indonesian/package.json packages/indonesian/package.json
RUN ./scripts/tools pnpm install --frozen-lockfile --filter @app/ops...
COPY tsconfig.base.json ./
COPY packages/contract packages/contract
COPY packages/classifier packages/classifier
COPY packages/indonesian packages/indonesian
COPY apps/api apps/api
COPY ops ops
COPY content content
RUN ./scripts/tools pnpm --filter @app/api --filter @app/ops build \
  && ./scripts/tools pnpm --filter @app/api --prod deploy /deployed
# The package brings the library for every system: 245 MB that this one cannot run.
RUN find /deployed/node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d \
    ! -path "*/linux/$(node --print process.arch)" -exec rm -r {} +

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=21200
WORKDIR /app
COPY --from=build /deployed/package.json ./
COPY --from=build /deployed/node_modules node_modules
COPY --from=build /repository/apps/api/dist dist
COPY --from=build /repository/ops/dist ops
USER node
EXPOSE 21200
HEALTHCHECK --interval=10s --timeout=10s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server.js"]
