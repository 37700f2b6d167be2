FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The cache keeps the pictures of earlier builds.
RUN --mount=type=cache,target=/site/node_modules/.cache npm run build

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /site
# The built server contains its packages. package.json only says that its files are modules.
COPY package.json ./
COPY --from=build /site/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD node -e "fetch('http://127.0.0.1:3000/api/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "build/server/main.js"]
