/** onnxruntime looks up a telemetry host and writes a device id into the home folder unless it finds this. */
export const noTelemetry = { ORT_DISABLE_TELEMETRY: '1' };
