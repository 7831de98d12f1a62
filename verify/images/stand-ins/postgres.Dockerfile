# Stands for postgres:VERSION-bookworm: Debian's PostgreSQL 15, the oldest that the product supports.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-common \
  && sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends postgresql-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 1777 /var/lib/postgresql/data /var/run/postgresql
ENV PG_MAJOR=15 PGDATA=/var/lib/postgresql/data LANG=C.UTF-8 PATH=$PATH:/usr/lib/postgresql/15/bin
COPY postgres-entrypoint /docker-entrypoint
ENTRYPOINT ["/docker-entrypoint"]
STOPSIGNAL SIGINT
CMD ["postgres"]
