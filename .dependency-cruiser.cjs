const inSameFolder = (base) => ({
  from: { path: `^${base}/([^/]+)/` },
  to: { path: `^${base}/`, pathNot: `^${base}/$1/` },
});

/** The walls of docs/architecture.md. Each is proven by an offender in verify/guards/guards.ts. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'packages-know-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    { name: 'apps-do-not-meet', severity: 'error', ...inSameFolder('apps') },
    { name: 'features-do-not-meet', severity: 'error', ...inSameFolder('apps/web/src/features') },
    {
      name: 'modules-do-not-meet',
      comment: 'photo is shared: several features take and keep photos, and it imports none of them',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/($1|photo)/' },
    },
    {
      name: 'api-foundation-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/(lib|plugins|clients|db|mail)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(modules|seed)/' },
    },
    {
      name: 'shared-code-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(components|lib|messages)/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      from: { path: '\\.(routes|service)\\.ts$' },
      to: { path: '(^|/)node_modules/(kysely|pg)/' },
    },
    {
      name: 'repositories-know-no-http',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(routes|service)\\.ts$|(^|/)node_modules/fastify' },
    },
    {
      name: 'production-needs-no-development-code',
      comment: 'what is deployed (apps, packages, ops) runs without the folders that only developers use',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+/(src|server|service-worker)|packages/[^/]+/src|ops)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^(services|scripts|verify|bench|e2e)/|^apps/[^/]+/test/' },
    },
    {
      name: 'product-needs-no-operator-command',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^ops/' },
    },
    {
      name: 'proofs-share-only-the-kit',
      comment: 'check:infra reads the configuration that the failover proof runs',
      severity: 'error',
      from: { path: '^verify/([^/]+)/' },
      to: { path: '^verify/', pathNot: '^verify/(kit|$1|failover/haproxy)' },
    },
    {
      name: 'servers-know-no-product',
      severity: 'error',
      from: { path: '^services/src/' },
      to: { path: '^(apps|packages|scripts|verify|bench|ops|e2e)/' },
    },
    {
      name: 'browser-knows-no-node',
      severity: 'error',
      from: { path: '^apps/web/src/(components|features|messages)/|^packages/[^/]+/src/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  required: [],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+|ops)/(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
