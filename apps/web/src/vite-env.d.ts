interface ImportMetaEnv {
  /** The version in the root package.json, written in by the build. */
  readonly VITE_APP_VERSION: string;
}
