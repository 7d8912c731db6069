# The Node host with a built site. docs/deployers.md has how to build and run it.
# Renovate keeps the tag, and adds its digest.
FROM node:24.11.1-bookworm-slim AS node

FROM node AS build
WORKDIR /website
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Variables of the build, some of them secret, as lines NAME=value: they stay out of the layers.
RUN --mount=type=secret,id=build-environment \
  set -a && if [ -f /run/secrets/build-environment ]; then . /run/secrets/build-environment; fi && set +a \
  && npm run build \
  && if [ -n "${SENTRY_AUTH_TOKEN:-}" ]; then npm run maps:upload; fi \
  && npm run bundle -- /bundle

FROM node
WORKDIR /website
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 FORMS_DB=/data/forms.db
COPY --from=build /bundle/ ./
COPY --from=build /website/public/ ./public/
COPY --from=build /website/generated/host.json /website/generated/reminders.json ./generated/
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "health-check.cjs"]
CMD ["node", "main.cjs"]
