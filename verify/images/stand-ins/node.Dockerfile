# Stands for node:VERSION-bookworm-slim: the same Node, npm and user.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home node
COPY programs/node /usr/local/bin/node
COPY programs/npm/node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
CMD ["node"]
