import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';

type Props = { onSessionOver: () => void; children: ReactNode };

/** Query cache of the members' pages. It is created with the guard, so signing out or switching accounts drops it. */
export function ServerState({ onSessionOver, children }: Props) {
  const [client] = useState(() => newClient(onSessionOver));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newClient(onSessionOver: () => void) {
  // A session that was ended elsewhere is noticed at the next request.
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // `always`: without a network a request fails and the page says so, instead of waiting.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
