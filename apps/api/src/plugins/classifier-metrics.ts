import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Classifier } from '#api/clients/classifier/classifier.ts';

/** With a classifier service the API reports what it waits for; the service reports its processes. */
export function addClassifierMetrics(registry: Registry, classifier: Classifier): void {
  const photos = new Gauge({
    name: 'classifier_queued_photos',
    help: 'Photos that wait for a classifier process; with a classifier service, photos that it has not answered',
    registers: [],
    collect() {
      this.set(classifier.stats().queued);
    },
  });
  const processes = new Gauge({
    name: 'classifier_processes',
    help: 'Classifier processes by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(classifier.stats().processes ?? {}))
        this.set({ state }, count);
    },
  });
  const ends = new Counter({
    name: 'classifier_process_ends_total',
    help: 'Classifier processes that were replaced: retired, over the deadline, or died',
    labelNames: ['why'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'classifier_photo_seconds',
    help: 'Time that one photo kept a classifier process busy; with a classifier service, until its answer',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3],
    registers: [registry],
  });
  registry.registerMetric(photos);
  registry.registerMetric(processes);
  classifier.listen({
    finished: (milliseconds) => seconds.observe(milliseconds / 1000),
    ended: (why) => ends.inc({ why }),
  });
}
