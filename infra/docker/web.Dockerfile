# The web server: pages rendered on request, and the files of the built site.
# Built from the top of the repository: docker build -f infra/docker/web.Dockerfile .
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /repository
# Manifests first, so that a change in the sources does not fetch the packages again.
COPY scripts/tools scripts/tools
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .nvmrc ./
COPY apps/web/package.json apps/web/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/classifier/package.json packages/classifier/package.json
COPY packages/scenes/package.json packages/scenes/package.json
COPY packages/indonesian/package.json packages/indonesian/package.json
COPY packages/items/package.json packages/items/package.json
RUN ./scripts/tools pnpm install --frozen-lockfile --filter @app/web...
COPY tsconfig.base.json ./
COPY packages/contract packages/contract
COPY packages/classifier packages/classifier
COPY packages/scenes packages/scenes
COPY packages/indonesian packages/indonesian
COPY packages/items packages/items
# The legal texts become part of the build.
COPY content/legal content/legal
COPY apps/web apps/web
RUN ./scripts/tools pnpm --filter @app/web build \
  && ./scripts/tools pnpm --filter @app/web --prod deploy /deployed

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=21100
WORKDIR /app
COPY --from=build /deployed/package.json ./
COPY --from=build /deployed/node_modules node_modules
COPY --from=build /repository/apps/web/server server
COPY --from=build /repository/apps/web/build build
USER node
EXPOSE 21100
HEALTHCHECK --interval=10s --timeout=10s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/server.ts"]
