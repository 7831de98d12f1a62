import { useState } from 'react';
import { fieldErrors } from '#web/lib/failure.ts';
import { writeText as text } from '#web/messages/community.ts';
import type { PostFields } from './post-draft.ts';

type Errors = Record<string, string>;
type Fields = Pick<PostFields, 'title' | 'content'>;

const none: Errors = {};

const blankErrors = ({ title, content }: Fields): Errors => ({
  ...(!title.trim() && { title: text.titleBlank }),
  ...(!content.trim() && { content: text.contentBlank }),
});

/** What the API refused, and empty fields from the first attempt to send until they are filled in. */
export function usePostErrors(fields: Fields, failure: unknown) {
  const [attempted, setAttempted] = useState(none);
  const refused = fieldErrors(failure);
  return {
    errors: attempted === none ? refused : { ...refused, ...blankErrors(fields) },
    /** Changes only with an attempt, so that the focus does not leave the field being typed in. */
    newErrors: attempted === none ? refused : attempted,
    /** False when a field is empty. */
    check: (): boolean => {
      const found = blankErrors(fields);
      const isFilled = Object.keys(found).length === 0;
      setAttempted(isFilled ? none : found);
      return isFilled;
    },
    forget: () => setAttempted(none),
  };
}
