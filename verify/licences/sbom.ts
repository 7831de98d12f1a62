// What the product is made of, as CycloneDX: `pnpm release:sbom` writes build/sbom.cdx.json. pnpm makes it from the
// lockfile and the installed packages; here it is completed, checked against the schema, and counted.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { root } from '@app/services/src/local-env.ts';
import shipped from './shipped.json' with { type: 'json' };

type Component = { 'bom-ref': string; group?: string; name: string; purl: string };
type Bom = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

const apps = ['--filter', '@app/api', '--filter', '@app/web'];
const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.7', '--sbom-type', 'application'];
const bomOf = (...words: string[]) =>
  JSON.parse(
    execFileSync('pnpm', [...apps, 'sbom', ...form, ...words], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Bom;

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
const bom = bomOf('--prod');
const everything = bomOf();

/** What the build puts into the product is a development dependency, and yet people receive it. */
function add(component: Component): void {
  if (bom.components.some((known) => known['bom-ref'] === component['bom-ref'])) return;
  bom.components.push(component);
  const needs = everything.dependencies.find(({ ref }) => ref === component['bom-ref']);
  if (!needs) return;
  bom.dependencies.push(needs);
  everything.components.filter((one) => needs.dependsOn.includes(one['bom-ref'])).forEach(add);
}
everything.components.filter((one) => shipped.byTheBuild.includes(fullName(one))).forEach(add);

const text = `${JSON.stringify(bom, null, 2)}\n`;
const faults = await new Validation.JsonStrictValidator(Spec.Version.v1dot7).validate(text);
if (faults !== null) throw new Error(`not CycloneDX 1.7: ${JSON.stringify(faults).slice(0, 2000)}`);
const names = new Set(bom.components.map(fullName));
const missing = shipped.mustBeIn.filter((name) => !names.has(name));
if (missing.length > 0) throw new Error(`the list lacks ${missing.join(', ')}`);

mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/sbom.cdx.json'), text);
console.info(
  JSON.stringify({ file: 'build/sbom.cdx.json', schema: 'valid', components: bom.components.length }),
);
