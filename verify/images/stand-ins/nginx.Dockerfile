# Stands for nginx:VERSION-alpine: user, folders, signal, and templates that the entry point renders.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light gettext-base wget \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --system --gid 101 nginx \
  && useradd --system --uid 101 --gid 101 --no-create-home nginx \
  && mkdir -p /var/cache/nginx /usr/share/nginx/html
COPY nginx.conf /etc/nginx/nginx.conf
COPY nginx-entrypoint /docker-entrypoint
ENTRYPOINT ["/docker-entrypoint"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
