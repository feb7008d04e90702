# The server, the command and the built app, on Node alone.
FROM node:20-slim AS build
WORKDIR /orrery
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
WORKDIR /orrery
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4040 ORRERY_DATA=/data
COPY --from=build /orrery/package.json ./
COPY --from=build /orrery/node_modules ./node_modules
COPY --from=build /orrery/dist ./dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4040
# Watches over the server and starts one that has died again.
CMD ["node", "dist/server/start.js"]
