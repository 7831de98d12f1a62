import { createContext } from 'react';

/** The id under which the server logs this page; empty in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** The gateway numbers every request; without a gateway the page has no id to quote. */
export const requestIdOf = (request: Request): string | undefined =>
  request.headers.get('x-request-id') ?? undefined;
