interface ImportMetaEnv {
  /** The version in the root package.json, injected by the build. */
  readonly VITE_APP_VERSION: string;
}
