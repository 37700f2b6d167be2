FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Pictures that were drawn once are kept between builds.
RUN --mount=type=cache,target=/site/node_modules/.cache npm run build

FROM node:24.21.0-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
# The image has its own Node: no install script has to fetch another.
RUN npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /site
COPY package.json ./
COPY --from=dependencies /site/node_modules node_modules
RUN mkdir data && chown node:node data
COPY http http
COPY catalogue catalogue
COPY api api
COPY server server
COPY tools tools
# Last what an edit of the content changes: the layers above stay as they are.
COPY content content
COPY --from=build /site/build build
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "build/server/main.js"]
