# Development only: Google's stand-in and the mail catcher, as `pnpm services` runs them.
# Built from the top of the repository: docker build -f infra/docker/services.Dockerfile .
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /repository
COPY scripts/tools scripts/tools
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .nvmrc ./
COPY services services
RUN ./scripts/tools pnpm --filter @app/services --prod deploy /deployed

# Supabase Auth connects to https://accounts.google.com and trusts only this certificate.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS certificate
RUN apt-get update \
  && apt-get install -y --no-install-recommends openssl \
  && mkdir /certificate \
  && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 \
    -subj /CN=accounts.google.com -addext subjectAltName=DNS:accounts.google.com \
    -keyout /certificate/google.key -out /certificate/google.crt

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
COPY --from=build /deployed/package.json ./
COPY --from=build /deployed/node_modules node_modules
COPY --from=build /repository/services/src src
COPY --from=certificate --chown=node:node /certificate /certificate
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "src/stand-ins/google.ts"]
