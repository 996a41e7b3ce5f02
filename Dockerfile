# The built server and site on a small image. The data folder is a volume; with DATABASE_URL and S3_* it stays empty.
# By digest: docker build --build-arg NODE_IMAGE=node:22-slim@sha256:…
ARG NODE_IMAGE=node:22-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
RUN npm ci --no-audit --no-fund --omit=dev
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Only what the server imports: the build wrote that list beside it.
WORKDIR /app/server
COPY --from=build /app/dist/server/package.json /app/dist/server/package-lock.json /app/.npmrc* ./
RUN npm ci --no-audit --no-fund && npm cache clean --force
COPY --from=build /app/dist /app
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Beside it, in the same folder: node backup.js /backups/FILE, node restore.js /backups/FILE, node user.js, node migrate.js.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "main.js"]
