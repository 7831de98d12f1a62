import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '#web/lib/failure.ts';
import { muteText as text } from '#web/messages/community-conduct.ts';
import { mutedQuery, setMuted } from './api/mute.ts';

type Member = { _id: string; name: string };

/** Mutes without a confirmation and offers undo in the toast. */
export function useMute(onChanged: () => void) {
  const client = useQueryClient();
  const change = async ({ _id, name }: Member, muted: boolean) => {
    try {
      await setMuted(_id, muted);
    } catch (error) {
      toast.error(failureText(error, text.failed));
      return;
    }
    void client.invalidateQueries(mutedQuery);
    onChanged();
    toast.success(
      (shown) => (
        <>
          {muted ? text.muted(name) : text.unmuted(name)}
          <button
            type="button"
            className="text-link block min-h-11"
            onClick={() => {
              toast.dismiss(shown.id);
              void change({ _id, name }, !muted);
            }}
          >
            {text.undo}
          </button>
        </>
      ),
      { duration: 8000 },
    );
  };
  return (member: Member, muted: boolean) => void change(member, muted);
}
