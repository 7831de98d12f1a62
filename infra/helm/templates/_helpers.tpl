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

{{- define "pilahbumi.pod-security" -}}
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

{{- define "pilahbumi.environment" -}}
- configMapRef: { name: {{ .Release.Name }}-settings }
- secretRef: { name: {{ .Values.secretName }} }
{{- end }}

{{- /* Spread the instances of a part over machines where possible. */ -}}
{{- define "pilahbumi.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "pilahbumi.labels" . | nindent 6 }}
{{- end }}
