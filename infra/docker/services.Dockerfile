# Development only: Google's stand-in and the mail catcher, as `pnpm services` runs them.
# Built from the top of the repository: docker build -f infra/docker/services.Dockerfile .
FROM node:24.21.0-slim AS build
WORKDIR /repository
COPY scripts/tools scripts/tools
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .nvmrc ./
COPY services services
RUN ./scripts/tools pnpm --filter @app/services --prod deploy /deployed

# Supabase Auth connects to https://accounts.google.com and trusts only this certificate.
FROM alpine:3.22 AS certificate
RUN apk add --no-cache openssl \
  && mkdir /certificate \
  && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 \
    -subj /CN=accounts.google.com -addext subjectAltName=DNS:accounts.google.com \
    -keyout /certificate/google.key -out /certificate/google.crt

FROM node:24.21.0-slim
WORKDIR /app
COPY --from=build /deployed/package.json ./
COPY --from=build /deployed/node_modules node_modules
COPY --from=build /repository/services/src src
COPY --from=certificate --chown=node:node /certificate /certificate
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "src/stand-ins/google.ts"]
