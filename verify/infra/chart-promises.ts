import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';

type Variable = { name: string; value?: string };
type Container = {
  env?: Variable[];
  envFrom?: unknown[];
  livenessProbe?: object;
  resources?: { limits?: { memory?: string } };
};
type PodSpec = {
  containers: Container[];
  volumes?: object[];
  automountServiceAccountToken?: boolean;
  imagePullSecrets?: object[];
  topologySpreadConstraints?: { topologyKey: string }[];
};
type KubernetesObject = {
  kind: string;
  metadata: { name: string };
  spec: { template?: { spec: PodSpec }; policyTypes?: string[]; egress?: object[]; minReplicas?: number };
};
type Render = (...settings: string[]) => Promise<string>;

const parse = (text: string) =>
  parseAllDocuments(text).flatMap((document) => (document.toJS() as KubernetesObject | null) ?? []);

function find(objects: KubernetesObject[], kind: string, part: string): KubernetesObject {
  const found = objects.find((one) => one.kind === kind && one.metadata.name === `pilahbumi-${part}`);
  if (!found) throw new Error(`The chart renders no ${kind} of ${part}`);
  return found;
}
const jobs = new Set(['migrate', 'publish']);
const podOf = (objects: KubernetesObject[], part: string) =>
  find(objects, jobs.has(part) ? 'Job' : 'Deployment', part).spec.template!.spec;

/** What the chart promises beyond valid objects; returns how many promises were checked. */
export async function chartPromises(render: Render): Promise<number> {
  const objects = parse(await render());
  const parts = ['api', 'web', 'worker', 'classifier', 'gateway', 'identity'];
  const changed = async (part: string, ...settings: string[]) =>
    !isDeepStrictEqual(
      find(parse(await render(...settings)), 'Deployment', part).spec.template,
      find(objects, 'Deployment', part).spec.template,
    );
  const limitWith = async (processes: number) =>
    podOf(parse(await render(`classifier.processes=${processes}`)), 'classifier').containers[0]!.resources!
      .limits!.memory;
  const withPullSecret = parse(await render('image.pullSecrets[0].name=registry'));
  const classifier = podOf(objects, 'classifier');
  const policy = find(objects, 'NetworkPolicy', 'classifier').spec;

  const promises: Record<string, boolean> = {
    'the classifier has no secret': !JSON.stringify(classifier).toLowerCase().includes('secretref'),
    'the classifier mounts nothing but a temporary folder': isDeepStrictEqual(
      classifier.volumes?.map((volume) => Object.keys(volume).filter((key) => key !== 'name')),
      [['emptyDir']],
    ),
    'the classifier connects to nobody':
      policy.policyTypes!.includes('Egress') && policy.egress!.length === 0,
    'the memory of the classifier follows its processes':
      (await limitWith(1)) === '640Mi' && (await limitWith(31)) === '14080Mi',
    'the API sends photos to the classifier': podOf(objects, 'api').containers[0]!.env!.some(
      ({ name, value }) => name === 'CLASSIFIER_URL' && value === 'http://pilahbumi-classifier:21290',
    ),
    'API, web and classifier scale': ['api', 'web', 'classifier'].every(
      (part) => find(objects, 'HorizontalPodAutoscaler', part).spec.minReplicas! >= 2,
    ),
    'every part has a policy for both directions': parts.every((part) =>
      isDeepStrictEqual(find(objects, 'NetworkPolicy', part).spec.policyTypes, ['Ingress', 'Egress']),
    ),
    'every part has an account without a token': parts.every(
      (part) =>
        find(objects, 'ServiceAccount', part) && podOf(objects, part).automountServiceAccountToken === false,
    ),
    'every part is spread over zones': parts.every((part) =>
      podOf(objects, part).topologySpreadConstraints!.some(({ topologyKey }) =>
        topologyKey.endsWith('/zone'),
      ),
    ),
    'every part is restarted when it hangs': parts.every(
      (part) => podOf(objects, part).containers[0]!.livenessProbe,
    ),
    'every image is pulled with the secret of its registry': [...parts, ...jobs].every(
      (part) => podOf(withPullSecret, part).imagePullSecrets?.length === 1,
    ),
    'web instances have no secret, and the job that publishes has those of the store only':
      !JSON.stringify(podOf(objects, 'web')).toLowerCase().includes('secret') &&
      isDeepStrictEqual(
        [...JSON.stringify(podOf(objects, 'publish')).matchAll(/"key":"(\w+)"/g)].map(([, key]) => key),
        ['S3_ACCESS_KEY', 'S3_SECRET_KEY'],
      ),
    'a new version of the site leaves the gateway and its kept pages alone': !(await changed(
      'gateway',
      'image.tag=9.9.9',
    )),
    'a changed setting restarts API and worker':
      (await changed('api', 'settings.LOG_LEVEL=warn')) &&
      (await changed('worker', 'settings.LOG_LEVEL=warn')),
    'a changed origin restarts API, worker, web and identity server': (
      await Promise.all(
        ['api', 'worker', 'web', 'identity'].map((part) => changed(part, 'origin=https://lain.example')),
      )
    ).every(Boolean),
    'a changed secret restarts who has it': (
      await Promise.all(['api', 'worker', 'identity'].map((part) => changed(part, 'secretVersion=2')))
    ).every(Boolean),
    'a setting of the API leaves web and classifier alone':
      !(await changed('web', 'settings.LOG_LEVEL=warn')) &&
      !(await changed('classifier', 'settings.LOG_LEVEL=warn')),
    'settings are part of a revision, so that a rollback restores them': !objects.some(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.endsWith('-settings'),
    ),
  };
  const broken = Object.entries(promises).flatMap(([promise, holds]) => (holds ? [] : [promise]));
  if (broken.length) throw new Error(`The chart breaks its promises: ${broken.join('; ')}`);
  return Object.keys(promises).length;
}
