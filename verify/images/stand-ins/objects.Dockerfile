# Stands for versity/versitygw: the same program, built from its source.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends wget \
  && rm -rf /var/lib/apt/lists/*
COPY programs/versitygw /usr/local/bin/versitygw
ENTRYPOINT ["versitygw"]
