import { Badge } from './badge.tsx';

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check' },
  rejected: { tone: 'neutral', icon: 'x' },
} as const;

type State = keyof typeof looks;

/** The review state of a submission. */
export const DecisionBadge = ({ state, words }: { state: State; words: Record<State, string> }) => (
  <Badge {...looks[state]}>{words[state]}</Badge>
);
