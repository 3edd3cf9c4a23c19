# The same build as bin/setup makes, then an image that holds only what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts vite.server.config.ts ./
COPY web ./web
COPY src ./src
COPY CHANGELOG.md ./
# The start names it: docker build --build-arg TROUPE_COMMIT=$(git rev-parse --short HEAD)
ARG TROUPE_COMMIT=
RUN npm run build

# The programs that make and read a copy of the database, as new as the server of compose.yaml.
FROM postgres:18-bookworm AS postgres
RUN mkdir /client && cp /usr/lib/postgresql/18/bin/pg_dump /usr/lib/postgresql/18/bin/pg_restore \
  /usr/lib/*-linux-gnu/libpq.so.5 /client/

FROM node:24-bookworm-slim
# libpq5 brings along what the newer libpq of those programs needs too.
RUN apt-get update && apt-get install -y --no-install-recommends age libpq5 && rm -rf /var/lib/apt/lists/*
COPY --from=postgres /client/libpq.so.5 /usr/local/lib/
COPY --from=postgres /client/pg_dump /client/pg_restore /usr/local/bin/
RUN ldconfig && pg_dump --version && pg_restore --version && age --version
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY db ./db
COPY fonts ./fonts
COPY bin ./bin
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data

USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Whether the process lives. One that waits for its database is not mended by a restart.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/up`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell before it, so that it gets the signal to stop.
CMD ["node", "dist/server/main.js"]
