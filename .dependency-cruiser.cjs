const inSameFolder = (base) => ({
  from: { path: `^${base}/([^/]+)/` },
  to: { path: `^${base}/`, pathNot: `^${base}/$1/` },
});

/** The walls of docs/architecture.md. Each is proven by an offender in scripts/check-guards.ts. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'packages-know-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    { name: 'apps-do-not-meet', severity: 'error', ...inSameFolder('apps') },
    { name: 'features-do-not-meet', severity: 'error', ...inSameFolder('apps/web/src/features') },
    { name: 'modules-do-not-meet', severity: 'error', ...inSameFolder('apps/api/src/modules') },
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
      name: 'product-needs-no-local-server',
      comment: 'services/ starts servers on a developer machine; nothing that is deployed may need it',
      severity: 'error',
      from: { path: '^(apps/[^/]+/(src|server)|packages)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^services/' },
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
    exclude: { path: '^(apps|services|e2e)/[^/]+/(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
