import type { reviewOverview } from '@app/contract/review';
import type { RouteOutput } from '@app/contract/route';
import type { ComponentType } from 'react';

export type QueueKey = RouteOutput<typeof reviewOverview>['queues'][number]['key'];

/** Each feature brings the screen of its own queue; the route hands them in. */
export type QueueComponents = Record<QueueKey, ComponentType>;
