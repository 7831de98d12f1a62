import { createContext } from 'react';

/** The id under which the server logs this page; empty in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** Set by the gateway; without a gateway there is no id. */
export const requestIdOf = (request: Request): string | undefined =>
  request.headers.get('x-request-id') ?? undefined;
