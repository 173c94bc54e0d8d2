# The server, built from a checkout: docker build -t answerscope .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin ./bin
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json /app/NOTICE /app/LICENSE /app/CHANGELOG.md ./
COPY --from=build /app/bin ./bin
COPY --from=build /app/docs ./docs
COPY --from=build /app/dist ./dist
COPY --from=build /app/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
# Without rights of its own; a Chromium for BROWSER_PATH is not in the image.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Longer than the grace that running scans get at a stop.
STOPSIGNAL SIGTERM
CMD ["node", "bin/answerscope.mjs", "serve"]
