# The application alone; PostgreSQL comes from compose.yaml or DATABASE_URL.
# Linted, not yet run: no image has been built from it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/generated ./generated
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/dist/web ./dist/web
COPY --from=build /app/dist/offline ./dist/offline
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Type stripping is part of Node 24; no build of the server is needed.
CMD ["node", "server/main.ts"]
