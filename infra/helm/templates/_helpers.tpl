{{- define "pilahbumi.labels" -}}
app.kubernetes.io/name: pilahbumi
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "pilahbumi.metadata" -}}
name: {{ .root.Release.Name }}-{{ .component }}
labels:
  {{- include "pilahbumi.labels" . | nindent 2 }}
  app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
  helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "pilahbumi.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* What every pod has in common; nobody talks to the API of Kubernetes. */ -}}
{{- define "pilahbumi.pod" -}}
serviceAccountName: {{ .root.Release.Name }}-{{ .component }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "pilahbumi.container-security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /*
Settings stand in the pod template itself: a change restarts the pods, and `helm rollback` brings the old ones back.
A secret is read at startup too. Its hash makes a change restart the pods at the next `helm upgrade`.
*/ -}}
{{- define "pilahbumi.environment" -}}
envFrom:
  - secretRef: { name: {{ .root.Values.secretName }} }
env:
  - { name: NODE_ENV, value: production }
  - { name: HOST, value: 0.0.0.0 }
  - { name: ORIGIN, value: {{ .root.Values.origin | quote }} }
  - { name: IDENTITY_URL, value: 'http://{{ .root.Release.Name }}-identity:9999' }
  - { name: S3_PUBLIC_URL, value: {{ printf "%s/photos" .root.Values.origin | quote }} }
  - { name: CLASSIFIER_URL, value: 'http://{{ .root.Release.Name }}-classifier:21290' }
  {{- range $name, $value := .root.Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  {{- range $name, $value := .own }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
{{- end }}

{{- define "pilahbumi.secret-hash" -}}
{{- $secret := lookup "v1" "Secret" .root.Release.Namespace .secret | default dict -}}
checksum/secret: {{ printf "%s%s" (toJson ($secret.data | default dict)) .root.Values.secretVersion | sha256sum }}
{{- end }}

{{- /* The same for the job that makes its tables: infra/identity/settings.env, and what is this installation's. */ -}}
{{- define "pilahbumi.identity-environment" -}}
envFrom:
  - secretRef: { name: {{ .Values.identity.secretName }} }
env:
  {{- range $line := splitList "\n" (.Files.Get "files/identity-settings.env") }}
  {{- if and $line (not (hasPrefix "#" $line)) }}
  {{- $pair := splitn "=" 2 $line }}
  - { name: {{ $pair._0 }}, value: {{ $pair._1 | quote }} }
  {{- end }}
  {{- end }}
  - { name: GOTRUE_API_HOST, value: 0.0.0.0 }
  - { name: PORT, value: '9999' }
  - { name: API_EXTERNAL_URL, value: {{ printf "%s/auth/v1" .Values.origin | quote }} }
  - { name: GOTRUE_SITE_URL, value: {{ .Values.origin | quote }} }
  - { name: GOTRUE_URI_ALLOW_LIST, value: {{ printf "%s/auth/callback,%s/reset-password" .Values.origin .Values.origin | quote }} }
  - { name: GOTRUE_JWT_ISSUER, value: {{ printf "%s/auth/v1" .Values.origin | quote }} }
  - { name: GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI, value: {{ printf "%s/auth/v1/callback" .Values.origin | quote }} }
  # Served by the container beside it.
  - { name: GOTRUE_MAILER_TEMPLATES_RECOVERY, value: 'http://127.0.0.1:8081/recovery.html' }
  - { name: GOTRUE_SMTP_HOST, value: {{ .Values.identity.smtp.host | quote }} }
  - { name: GOTRUE_SMTP_PORT, value: {{ .Values.identity.smtp.port | quote }} }
  - { name: GOTRUE_SMTP_ADMIN_EMAIL, value: {{ .Values.identity.smtp.sender | quote }} }
{{- end }}

{{- /* Spread the instances of a part over zones and machines where possible. */ -}}
{{- define "pilahbumi.spread" -}}
{{- $part := . }}
{{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
- maxSkew: 1
  topologyKey: {{ $key }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "pilahbumi.labels" $part | nindent 6 }}
{{- end }}
{{- end }}

{{- /* An autoscaler decides the number of instances, unless it is off. */ -}}
{{- define "pilahbumi.replicas" -}}
{{- if not (and .autoscaling .autoscaling.enabled) }}
replicas: {{ .replicas }}
{{- end }}
{{- end }}

{{- define "pilahbumi.service-account" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "pilahbumi.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}

{{- define "pilahbumi.service-monitor" -}}
apiVersion: monitoring.coreos.com/v1
kind: PodMonitor
metadata:
  {{- include "pilahbumi.metadata" . | nindent 2 }}
spec:
  selector:
    matchLabels:
      {{- include "pilahbumi.labels" . | nindent 6 }}
  podMetricsEndpoints:
    - port: {{ .port | default "http" }}
      path: /metrics
      interval: 15s
      # The job names of infra/monitoring.
      relabelings:
        - { targetLabel: job, replacement: pilahbumi-{{ .component }} }
      {{- if .token }}
      authorization:
        credentials: { name: {{ .root.Values.secretName }}, key: METRICS_TOKEN }
      {{- end }}
{{- end }}
