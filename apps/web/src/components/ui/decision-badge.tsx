import { Badge } from './badge.tsx';

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check' },
  rejected: { tone: 'neutral', icon: 'x' },
} as const;

type State = keyof typeof looks;

/** What became of something that was sent in. */
export const DecisionBadge = ({ state, words }: { state: State; words: Record<State, string> }) => (
  <Badge {...looks[state]}>{words[state]}</Badge>
);
