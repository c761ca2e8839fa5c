import KumikiCommand

CommandLineTool.main()
