import type { Label, Material } from './materials.ts';
import settings from '../model/model.json' with { type: 'json' };

/** `model/model.json`: written by the training next to the model. */
export interface ModelSettings {
  version: string;
  file: string;
  sha256: string;
  bytes: number;
  /** Side of the square input of the network. */
  inputSize: number;
  /** Divides the logits to calibrate the confidence. */
  temperature: number;
  /** A photo with a scope score below this is "not waste". */
  scopeThreshold: number;
  /** Down to this scope score a photo that looks like hazardous waste is still asked about. */
  hazardScopeThreshold: number;
  /** Below this confidence the answer is "Belum yakin". */
  confidenceThreshold: number;
  /** The model's outputs, in their order. */
  labels: readonly Label[];
  /** From this share of hazardous waste on the person is asked, whatever else is likelier. */
  askFrom: number;
  /** From this confidence on an answer is called "Yakin". */
  sureFrom: Record<Material, number>;
}

export const shippedModel = settings as ModelSettings;
