import type { z } from 'zod';

/** One HTTP endpoint, used by the API for validation, by the web client for calls and for OpenAPI. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** One English sentence for the OpenAPI page. */
  summary: string;
  /** Requires a live session. */
  signedIn?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
};

/** Identity function that keeps the literal types of an endpoint. */
export const route = <const R extends Route>(definition: R): R => definition;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType
  ? { [P in K]: z.input<R[K]> }
  : unknown;

export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
export type RouteOutput<R extends Route> = z.output<R['response']>;
