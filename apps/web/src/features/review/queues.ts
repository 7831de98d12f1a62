import type { reviewOverview } from '@app/contract/review';
import type { RouteOutput } from '@app/contract/route';
import type { ComponentType } from 'react';

export type QueueKey = RouteOutput<typeof reviewOverview>['queues'][number]['key'];

/** Each feature provides the component of its queue; the route passes them in. */
export type QueueComponents = Record<QueueKey, ComponentType>;
