import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';

type Props = { onSessionOver: () => void; children: ReactNode };

/** What members' pages have fetched. It lives with the guard: leaving or changing the person forgets it all. */
export function ServerState({ onSessionOver, children }: Props) {
  const [client] = useState(() => newClient(onSessionOver));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newClient(onSessionOver: () => void) {
  // A session that was ended elsewhere shows at the next request, whichever it is.
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // `always`: without a network a request fails and the page says so, instead of waiting in silence.
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
