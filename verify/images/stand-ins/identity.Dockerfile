# Stands for supabase/gotrue: the same program, built from its source, with the user of the published image.
FROM pilahbumi-debian
RUN apt-get update \
  && apt-get install -y --no-install-recommends wget \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home supabase
COPY programs/auth /usr/local/bin/auth
USER supabase
CMD ["auth"]
