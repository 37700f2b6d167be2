FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
# The image has its own Node: no install script has to fetch another.
RUN npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-slim
ENV NODE_ENV=production
WORKDIR /site
COPY package.json ./
COPY --from=dependencies /site/node_modules node_modules
COPY api api
COPY catalogue catalogue
COPY content content
COPY http http
COPY tools tools
COPY server server
COPY --from=build /site/build build
RUN mkdir data && chown node:node data
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
# The flags keep its memory small: docs/decisions/010-answers-from-memory.md
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=15", "build/server/main.js"]
