/** Everything that shows an answer, loaded together when there is one. */
export { LastAnswerCard } from './last-answer-card.tsx';
export { Result } from './result.tsx';
