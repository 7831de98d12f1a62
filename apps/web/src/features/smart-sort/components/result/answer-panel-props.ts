import type { Classification } from '@app/contract/smart-sort';
import type { ReactNode } from 'react';
import type { Origin } from '../../answered.ts';
import type { Choices, Reading } from '../../choices.ts';
import type { ScanFeedbackState } from '../../use-scan-feedback.ts';

export type AnswerPanelProps = {
  classification: Classification;
  origin: Origin;
  photo: string;
  reading: Reading;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  feedback: ScanFeedbackState;
  isMember: boolean;
  prices: ReactNode;
  ideas: ReactNode;
  tools: ReactNode;
  actions: ReactNode;
  onAgain: () => void;
};
