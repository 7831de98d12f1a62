import { useState } from 'react';
import type { Route } from './+types/failure.ts';
import { Button } from '#web/components/ui/button.tsx';
import { galleryText } from '#web/messages/gallery.ts';

/** `?di=server` throws during server rendering; the button throws in the browser. */
export function loader({ request }: Route.LoaderArgs) {
  if (new URL(request.url).searchParams.get('di') === 'server')
    throw new Error('A developer broke this page');
  return null;
}

export default function Failure() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('A developer broke this page in the browser');
  return (
    <div className="page-width py-16">
      <h1 className="text-3xl font-extrabold">{galleryText.failureTitle}</h1>
      <Button className="mt-6" onClick={() => setIsBroken(true)}>
        {galleryText.breakPage}
      </Button>
    </div>
  );
}
