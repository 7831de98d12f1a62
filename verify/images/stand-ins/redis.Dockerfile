# Stands for redis:VERSION-alpine: Debian's Redis, which other containers may reach as in the official image.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends redis-server redis-tools \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o redis -g redis /data
WORKDIR /data
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "sh"]
CMD ["redis-server"]
