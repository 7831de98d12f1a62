import settings from '../model/model.json' with { type: 'json' };

/** `model/model.json`: what the training wrote beside the model. */
export interface ModelSettings {
  version: string;
  file: string;
  sha256: string;
  bytes: number;
  /** Side of the square that the network looks at. */
  inputSize: number;
  /** Divides the logits, so that a confidence of 80 % is right eight times of ten. */
  temperature: number;
  /** A photo whose scope score is below this shows something else than waste. */
  scopeThreshold: number;
  /** Below this share the answer is "Belum yakin". */
  confidenceThreshold: number;
}

export const shippedModel: ModelSettings = settings;
